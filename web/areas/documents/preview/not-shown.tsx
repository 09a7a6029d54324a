import classes from './preview.module.css'

/** Stands where a file cannot be looked at in place. */
export const NotShown = () => <p className={classes.none}>This file cannot be shown here. Download it to open it.</p>
