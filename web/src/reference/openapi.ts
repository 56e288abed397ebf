/** OpenAPI: what the server says of itself, made readable. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  description?: string;
}

interface Media {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema; description?: string }[];
  requestBody?: Media;
  responses?: Record<string, Media & { description?: string }>;
}

export interface OpenApi {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface Entry {
  method: string;
  path: string;
  about: string;
  params: { name: string; where: string; type: string }[];
  body: string;
  answers: { status: string; about: string; type: string }[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation, path by path. */
export function entries(doc: OpenApi): Entry[] {
  return Object.entries(doc.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation ? [entry(method, path, operation)] : [];
    }),
  );
}

function entry(method: string, path: string, operation: Operation): Entry {
  return {
    method: method.toUpperCase(),
    path,
    about: operation.description || operation.summary || '',
    params: (operation.parameters ?? []).map((one) => ({ name: one.name, where: one.in, type: spelled(one.schema) })),
    body: content(operation.requestBody),
    answers: Object.entries(operation.responses ?? {}).map(([status, answer]) => {
      return { status, about: answer.description ?? '', type: content(answer) };
    }),
  };
}

function content(media: Media | undefined): string {
  const schema = Object.values(media?.content ?? {})[0]?.schema;
  return schema ? spelled(schema) : '';
}

/** The types that are spoken of, each with its fields. */
export function types(doc: OpenApi): { name: string; about: string; fields: [string, string][] }[] {
  return Object.entries(doc.components?.schemas ?? {}).map(([name, schema]) => {
    const fields = Object.entries(schema.properties ?? {}).map(([key, field]): [string, string] => {
      return [schema.required?.includes(key) ? key : `${key}?`, spelled(field)];
    });
    return { name, about: schema.description ?? '', fields };
  });
}

/** A schema as one would write it down. */
export function spelled(schema: Schema | undefined): string {
  if (!schema) return '';
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.map(spelled).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items) return `[${spelled(schema.items)}]`;
  if (typeof schema.additionalProperties === 'object') return `{ …: ${spelled(schema.additionalProperties)} }`;
  return [schema.type ?? 'any'].flat().join(' | ');
}
