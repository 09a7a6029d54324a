import type { Branding } from '@portico/contract/areas/branding/branding.shapes.ts'

/** The characters that a phone shows below an icon. */
const shortest = 12

/** What a phone or a desktop needs to install the portal: under the name and in the colors of the host that was asked. */
export function manifestOf({ name, tabName, colors }: Branding): object {
  const icon = { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }
  return {
    id: '/',
    name: tabName,
    short_name: name.length <= shortest ? name : name.split(/[\s&,]+/)[0],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colors.primary,
    background_color: '#ffffff',
    icons: [
      { ...icon, purpose: 'any' },
      { ...icon, purpose: 'maskable' },
      { src: '/icon-180.png', type: 'image/png', sizes: '180x180', purpose: 'any' },
    ],
  }
}

/** The portico on a square of a color, small enough that a round mask cuts nothing off. */
export const brandIcon = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${color}"/><g transform="translate(8 8)"><path d="M7 26V15a9 9 0 0 1 18 0v11h-4V15a5 5 0 0 0-10 0v11z" fill="#fff"/><path d="M14.5 26v-9a1.5 1.5 0 0 1 3 0v9z" fill="#fff" opacity=".7"/></g></svg>`
