// The tabs of the drawer, and the ids of their words.

export const TABS = ['log', 'rules', 'cards', 'chat', 'explain'] as const;
export type Tab = (typeof TABS)[number];

export const LABELS: Record<Tab, string> = {
  log: 'table-log',
  rules: 'table-rules',
  cards: 'table-cards',
  chat: 'table-chat',
  explain: 'table-explain',
};
