import type { ReactNode } from 'react'
import { ErrorState, LoadingState } from './states.tsx'

interface Props<Data> {
  readonly query: {
    readonly data: Data | undefined
    readonly isError: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** The message if it could not be loaded. */
  readonly failed: string
  readonly lines?: number
  readonly children: (data: Data) => ReactNode
}

/** Data from the server: gray lines while it loads, a retry button if it failed. */
export function Loaded<Data>({ query: { data, isError, refetch }, failed, lines = 4, children }: Props<Data>) {
  if (data !== undefined) return <>{children(data)}</>
  return isError ? <ErrorState title={failed} onRetry={() => void refetch()} /> : <LoadingState lines={lines} />
}
