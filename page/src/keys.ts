// Keys that work wherever the focus is.

export function closeOn(key: string, act: () => void): void {
  addEventListener('keydown', (event) => {
    if (event.key === key && !event.defaultPrevented) act();
  });
}
