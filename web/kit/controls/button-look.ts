import classes from './button.module.css'

/** Makes a link look like a button, for targets that people expect behind a button. */
export const buttonLook = (kind: 'primary' | 'secondary' | 'quiet', small = false) => ({
  className: classes.button,
  'data-kind': kind,
  'data-small': small,
})
