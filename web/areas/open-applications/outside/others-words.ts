import type { OpenEntry } from '@portico/contract/areas/open-applications/open-link.shapes.ts'

/** That others answer the same form, so that nobody does the work twice; undefined where nobody else does. */
export const othersWords: Readonly<Record<OpenEntry['others'], string | undefined>> = {
  NONE: undefined,
  BY_LINK: 'Someone else has answered this form through another link. Look at what is there before you go on.',
  NOW: 'Someone else is answering this form right now. Talk to each other, so that nobody does the work twice.',
}
