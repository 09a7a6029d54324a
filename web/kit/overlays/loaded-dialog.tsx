import type { ReactNode } from 'react'
import { Loaded } from '../feedback/loaded.tsx'
import { Dialog } from './dialog.tsx'

interface Props<Data> {
  readonly title: string
  readonly query: {
    readonly data: Data | undefined
    readonly isError: boolean
    readonly isFetchedAfterMount: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** The message if it could not be loaded. */
  readonly failed: string
  /** Data from before the dialog opened does not do. */
  readonly fresh?: boolean
  readonly onClose: () => void
  /** The dialog itself, once its data is there. */
  readonly children: (data: Data) => ReactNode
}

/** A dialog that is drawn from data of the server: until it arrives, its title with gray lines or a retry button. */
export function LoadedDialog<Data>({ title, query, failed, fresh = false, onClose, children }: Props<Data>) {
  const isWaiting = fresh && !query.isFetchedAfterMount
  const data = isWaiting ? undefined : query.data
  if (data !== undefined) return <>{children(data)}</>
  return (
    <Dialog title={title} onClose={onClose}>
      <Loaded query={{ ...query, data }} failed={failed}>
        {() => null}
      </Loaded>
    </Dialog>
  )
}
