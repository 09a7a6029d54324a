/** Requests ahead by the given number and yields results in request order until one is null. */
export async function* askedAhead<T>(ahead: number, ask: () => Promise<T | null>): AsyncGenerator<T, void> {
  const coming: Promise<T | null>[] = []
  for (;;) {
    while (coming.length <= ahead) {
      const asked = ask()
      // Thrown where it is awaited; a caller that stops earlier ignores it.
      asked.catch(() => undefined)
      coming.push(asked)
    }
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const one = (await coming.shift()) ?? null
    if (one === null) return
    yield one
  }
}
