import type { BrandColors } from '@portico/contract/areas/branding/branding.shapes.ts'
import { textContrast } from '@portico/contract/areas/branding/readable-colors.ts'
import { type Reading, readingsOf } from '../../platform/theme/readings.ts'
import { colorNames } from './configuration-values.ts'
import classes from './configuration.module.css'

const surfaces = { light: 'on a light page', dark: 'on a dark page' } as const

/** The contrast of each color as an area and as text, and how the theme corrects it. */
export function ContrastTable({ colors }: { readonly colors: BrandColors }) {
  const readings = { light: readingsOf(colors, 'light'), dark: readingsOf(colors, 'dark') }
  return (
    <>
      <p className={classes.hint}>
        Text needs a contrast of {textContrast}:1. If a color falls short, text uses the closest accessible shade.
      </p>
      <table className={classes.contrast}>
        <thead>
          <tr>
            <th scope="col">Color</th>
            <th scope="col">Text on it</th>
            <th scope="col">As text {surfaces.light}</th>
            <th scope="col">As text {surfaces.dark}</th>
          </tr>
        </thead>
        <tbody>
          {colorNames.map(({ name, label }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td data-label="Text on it">
                <OnFill {...readings.light[name]} />
              </td>
              {(['light', 'dark'] as const).map((scheme) => (
                <td key={scheme} data-label={`As text ${surfaces[scheme]}`}>
                  <AsText {...readings[scheme][name]} given={colors[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const inWords = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`

function OnFill({ fill, onFill, onFillRatio }: Reading) {
  return (
    <>
      <span aria-hidden className={classes.sample} style={{ background: fill, color: onFill }}>
        Aa
      </span>
      {inWords(onFillRatio)}
    </>
  )
}

function AsText({ given, givenRatio, text, textRatio }: Reading & { readonly given: string }) {
  if (text === given) return inWords(textRatio)
  return (
    <>
      {inWords(textRatio)}, shown as{' '}
      <span className={classes.tone}>
        <span aria-hidden className={classes.dot} style={{ background: text }} />
        {text}
      </span>
      <span className={classes.given}> (as chosen {inWords(givenRatio)})</span>
    </>
  )
}
