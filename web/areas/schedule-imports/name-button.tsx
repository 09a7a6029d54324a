import classes from './name-button.module.css'

/** The name of a row, which opens it. */
export function NameButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <button type="button" className={classes.name} onClick={onClick}>
      {name}
    </button>
  )
}
