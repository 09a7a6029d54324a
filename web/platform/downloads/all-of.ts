interface Place {
  readonly cursor?: string
}

/** The rows of all pages of a list, as many as `most`: `ask` fetches one page, `rowsOf` finds its rows. */
export async function allOf<Page extends { readonly nextCursor: string | null }, Row>(
  ask: (place: Place) => Promise<Page>,
  rowsOf: (page: Page) => readonly Row[],
  most: number,
  before: readonly Row[] = [],
  place: Place = {},
): Promise<readonly Row[]> {
  const page = await ask(place)
  const rows = [...before, ...rowsOf(page)]
  return page.nextCursor === null || rows.length >= most
    ? rows.slice(0, most)
    : allOf(ask, rowsOf, most, rows, { cursor: page.nextCursor })
}
