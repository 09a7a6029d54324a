import classes from './button.module.css'

/** Makes a link look like a button, where it leads to what one would look for behind a button. */
export const buttonLook = (kind: 'primary' | 'secondary' | 'quiet', small = false) => ({
  className: classes.button,
  'data-kind': kind,
  'data-small': small,
})
