import { Button } from '../controls/button.tsx'
import { EmptyState } from '../feedback/states.tsx'

interface Props {
  readonly noun: { readonly many: string }
  readonly onClear: () => void
}

/** A list in which nothing is left by its filters. */
export function NoMatch({ noun, onClear }: Props) {
  return (
    <EmptyState
      title={`No matching ${noun.many}`}
      action={
        <Button kind="secondary" small onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Remove a filter or try another word.
    </EmptyState>
  )
}
