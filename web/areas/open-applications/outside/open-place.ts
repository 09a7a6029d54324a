/** The place of a link in the address bar. */
export type OpenPlace =
  | { readonly purpose: 'APPLICATIONS'; readonly token: string; readonly appId: string | undefined }
  | { readonly purpose: 'QUESTIONNAIRE'; readonly token: string; readonly formId: string }

const paths = {
  applications: /^\/o\/([^/]+)\/applications(?:\/([^/]+))?\/?$/,
  questionnaire: /^\/prospect-questionnaire\/([^/]+)\/([^/]+)\/?$/,
} as const

/** The place of a path; undefined if it is not an open link's. */
export function openPlaceOf(path: string): OpenPlace | undefined {
  const [, token, appId] = paths.applications.exec(path) ?? []
  if (token !== undefined) return { purpose: 'APPLICATIONS', token, appId }
  const [, formId, identifier] = paths.questionnaire.exec(path) ?? []
  if (formId === undefined || identifier === undefined) return undefined
  return { purpose: 'QUESTIONNAIRE', token: identifier, formId: decodeURIComponent(formId) }
}
