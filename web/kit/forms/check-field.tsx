import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, type CheckboxProps } from '@mantine/core'
import classes from './fields.module.css'

/** A box to tick. Without a visible label give it an `aria-label`. */
export function CheckField(props: CheckboxProps) {
  return (
    <Checkbox
      {...props}
      classNames={{ input: classes.check ?? '', icon: classes.checkIcon ?? '', label: classes.checkLabel ?? '' }}
    />
  )
}
