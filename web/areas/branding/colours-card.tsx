import type { BrandColours } from '@portico/contract/areas/branding/branding.shapes.ts'
import type { ConfigurationEdit } from '@portico/contract/areas/branding/configuration.shapes.ts'
import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { ColourField } from './colour-field.tsx'
import { colourNames, wholeColours } from './configuration-values.ts'
import { ContrastTable } from './contrast-table.tsx'
import { ThemePreview } from './theme-preview.tsx'
import classes from './configuration.module.css'

/** The six colors, a preview of the portal in them, and their contrast. */
export function ColoursCard({ saved }: { readonly saved: BrandColours }) {
  const { control, setValue, formState } = useFormContext<ConfigurationEdit>()
  const typed = useWatch({ control, name: 'colors' })
  const [name, tabName] = useWatch({ control, name: ['name', 'tabName'] })
  const colours = wholeColours(typed, saved)
  const toDefault = (): void => {
    for (const { name: colour } of colourNames)
      setValue(`colors.${colour}`, defaultBranding.colors[colour], { shouldDirty: true, shouldValidate: true })
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
      <div className={classes.colours}>
        {colourNames.map(({ name: colour, label, use }) => (
          <Controller
            key={colour}
            control={control}
            name={`colors.${colour}`}
            render={({ field }) => (
              <ColourField
                label={label}
                description={use}
                value={field.value}
                error={formState.errors.colors?.[colour]?.message}
                onChange={field.onChange}
              />
            )}
          />
        ))}
      </div>
      <h3 className={classes.subtitle}>Preview</h3>
      <div className={classes.previews}>
        <ThemePreview colours={colours} scheme="light" name={name} tabName={tabName} />
        <ThemePreview colours={colours} scheme="dark" name={name} tabName={tabName} />
      </div>
      <h3 className={classes.subtitle}>Contrast</h3>
      <ContrastTable colours={colours} />
    </Card>
  )
}
