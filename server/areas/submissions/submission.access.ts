import type { Actor, Standing } from '../../platform/access/actor.ts'

/** Who signs for the insured: its Admin. Viewers sign nothing. */
export const maySign = ({ roles }: Pick<Standing, 'roles'>, { isViewer }: Pick<Actor, 'isViewer'>): boolean =>
  !isViewer && roles.includes('ADMIN')
