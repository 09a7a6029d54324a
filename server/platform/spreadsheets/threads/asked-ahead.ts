/** Asks for so many ahead of what is taken, and gives what comes in the order of asking, until one is null. */
export async function* askedAhead<T>(ahead: number, ask: () => Promise<T | null>): AsyncGenerator<T, void> {
  const coming: Promise<T | null>[] = []
  for (;;) {
    while (coming.length <= ahead) {
      const asked = ask()
      // Thrown where it is awaited; whoever stops before that does not hear of it.
      asked.catch(() => undefined)
      coming.push(asked)
    }
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const one = (await coming.shift()) ?? null
    if (one === null) return
    yield one
  }
}
