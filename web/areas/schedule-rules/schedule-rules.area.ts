import type { WebArea } from '../../platform/area.ts'

const path = 'rules-and-targets'

export const area = {
  adminPages: [
    { path, title: 'Rules and Targets', load: () => import('./list/rules-screen.tsx') },
    { path: `${path}/new`, title: 'New Rule', load: () => import('./writing/new-rule-screen.tsx') },
    { path: `${path}/$ruleId`, title: 'Rule', load: () => import('./rule/rule-screen.tsx') },
    { path: `${path}/$ruleId/edit`, title: 'Edit Rule', load: () => import('./writing/edit-rule-screen.tsx') },
  ],
} satisfies WebArea
