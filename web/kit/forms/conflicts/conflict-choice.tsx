import { Button } from '../../controls/button.tsx'
import { Notice } from '../../feedback/notice.tsx'
import classes from './conflict-choice.module.css'

interface Difference {
  readonly field: string
  readonly mine: string
  readonly theirs: string
}

/** A save that was rejected because someone else saved first. */
export interface Conflict {
  readonly message: string
  readonly differences: readonly Difference[]
  readonly onTakeTheirs: () => void
}

interface Props extends Conflict {
  readonly onKeepMine: () => void
}

/** Someone else saved first: shows both versions and lets a person decide. */
export function ConflictChoice({ message, differences, onTakeTheirs, onKeepMine }: Props) {
  return (
    <Notice kind="warning">
      <p>{message}</p>
      {differences.length > 0 && <DifferenceTable differences={differences} />}
      <div className={classes.choices}>
        <Button kind="secondary" small onClick={onTakeTheirs}>
          Use the saved version
        </Button>
        <Button kind="secondary" small onClick={onKeepMine}>
          Save mine instead
        </Button>
      </div>
    </Notice>
  )
}

function DifferenceTable({ differences }: Pick<Conflict, 'differences'>) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Yours</th>
          <th scope="col">Saved by someone else</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, mine, theirs }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
