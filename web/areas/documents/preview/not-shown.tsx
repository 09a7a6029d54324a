import classes from './preview.module.css'

/** Shown for files without a preview. */
export const NotShown = () => <p className={classes.none}>Preview is not available. Download the file to open it.</p>
