// Streak: on how many days in a row something was done.

const DAY = 86_400_000;

/** Up to today; a day that is not over yet breaks nothing. */
export function streakOf(days: string[], today: string): number {
  let day = days.includes(today) ? today : before(today);
  let count = 0;
  while (days.includes(day)) {
    count += 1;
    day = before(day);
  }
  return count;
}

function before(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}
