// Whether a click was meant for something.

/** Whether it hit one of these; what it hit may have been drawn anew by then, so its way is looked at, not where it is. */
export function isOn(event: MouseEvent, selector: string): boolean {
  return event.composedPath().some((one) => one instanceof Element && one.matches(selector));
}
