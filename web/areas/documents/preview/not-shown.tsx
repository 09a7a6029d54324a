import classes from './preview.module.css'

/** Stands where a file cannot be looked at in place. */
export const NotShown = () => <p className={classes.none}>Preview is not available. Download the file to open it.</p>
