import { addressText } from '../../platform/text/address-text.ts'

/** What the address of the list says. */
export interface TemplateFilter {
  readonly search?: string
}

export function templateFilter({ search }: Readonly<Record<string, unknown>>): TemplateFilter {
  const words = addressText(search).slice(0, 100)
  return words === '' ? {} : { search: words }
}

export const views = { light: 'Light', dark: 'Dark', text: 'Plain text' } as const

export type View = keyof typeof views

/** How a sample is shown, as the address says it. */
export interface SampleAddress {
  readonly brokerage?: string
  readonly language?: 'es'
  readonly view?: Exclude<View, 'light'>
}

export function sampleAddress(search: Readonly<Record<string, unknown>>): SampleAddress {
  const brokerage = addressText(search['brokerage']).slice(0, 40)
  const { language, view } = search
  return {
    ...(brokerage !== '' && { brokerage }),
    ...(language === 'es' && { language }),
    ...((view === 'dark' || view === 'text') && { view }),
  }
}
