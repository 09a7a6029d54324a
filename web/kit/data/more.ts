/** More rows can be shown. */
export interface More {
  readonly busy: boolean
  readonly onMore: () => void
}

interface Pages {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** Fetches the next page of a query; undefined if there is none. */
export const moreOf = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages): More | undefined =>
  hasNextPage ? { busy: isFetchingNextPage, onMore: () => void fetchNextPage() } : undefined
