import type { BrandColors } from '@portico/contract/areas/branding/branding.shapes.ts'
import type { ConfigurationEdit } from '@portico/contract/areas/branding/configuration.shapes.ts'
import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { ColorField } from './color-field.tsx'
import { colorNames, wholeColors } from './configuration-values.ts'
import { ContrastTable } from './contrast-table.tsx'
import { ThemePreview } from './theme-preview.tsx'
import classes from './configuration.module.css'

/** The six colors, a preview of the portal in them, and their contrast. */
export function ColorsCard({ saved }: { readonly saved: BrandColors }) {
  const { control, setValue, formState } = useFormContext<ConfigurationEdit>()
  const typed = useWatch({ control, name: 'colors' })
  const [name, tabName] = useWatch({ control, name: ['name', 'tabName'] })
  const colors = wholeColors(typed, saved)
  const toDefault = (): void => {
    for (const { name: color } of colorNames)
      setValue(`colors.${color}`, defaultBranding.colors[color], { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Card
      title="Colors"
      action={
        <Button kind="quiet" small onClick={toDefault}>
          Reset to the default look
        </Button>
      }
    >
      <div className={classes.colors}>
        {colorNames.map(({ name: color, label, use }) => (
          <Controller
            key={color}
            control={control}
            name={`colors.${color}`}
            render={({ field }) => (
              <ColorField
                label={label}
                description={use}
                value={field.value}
                error={formState.errors.colors?.[color]?.message}
                onChange={field.onChange}
              />
            )}
          />
        ))}
      </div>
      <h3 className={classes.subtitle}>Preview</h3>
      <div className={classes.previews}>
        <ThemePreview colors={colors} scheme="light" name={name} tabName={tabName} />
        <ThemePreview colors={colors} scheme="dark" name={name} tabName={tabName} />
      </div>
      <h3 className={classes.subtitle}>Contrast</h3>
      <ContrastTable colors={colors} />
    </Card>
  )
}
