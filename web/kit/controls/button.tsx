import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { Button as LibraryButton } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import classes from './button.module.css'

type Kind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger'

interface Props extends Omit<ComponentProps<'button'>, 'color' | 'children' | 'ref' | 'style' | 'disabled'> {
  readonly kind?: Kind
  readonly small?: boolean
  readonly wide?: boolean
  readonly busy?: boolean
  readonly disabled?: boolean
  readonly icon?: ReactNode
  readonly children: ReactNode
}

const variantOf: Record<Kind, string> = {
  primary: 'filled',
  secondary: 'default',
  quiet: 'subtle',
  danger: 'filled',
  'quiet-danger': 'subtle',
}

/** A button that does something. What leads somewhere is a link. */
export function Button({ kind = 'primary', small = false, wide = false, busy = false, icon, ...rest }: Props) {
  return (
    <LibraryButton
      type="button"
      {...rest}
      variant={variantOf[kind]}
      color={kind.endsWith('danger') ? 'danger' : 'brand'}
      size={small ? 'xs' : 'sm'}
      fullWidth={wide}
      loading={busy}
      leftSection={icon}
      className={[classes.button, small ? classes.small : '', rest.className ?? ''].join(' ')}
    />
  )
}
