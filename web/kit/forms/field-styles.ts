import '@mantine/core/styles/Input.layer.css'
import classes from './fields.module.css'

/** How every field of the library is dressed. */
export const fieldStyles = {
  classNames: {
    input: classes.input ?? '',
    label: classes.label ?? '',
    description: classes.description ?? '',
    error: classes.error ?? '',
  },
  inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[],
}
