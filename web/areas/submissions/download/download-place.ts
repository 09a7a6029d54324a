/** Whose packet a link is for, and the code that opens it. */
export interface DownloadPlace {
  readonly requestId: string
  readonly downloadCode: string
}

/** The place of a path; undefined if it is not a download link's. */
export function downloadPlaceOf(path: string): DownloadPlace | undefined {
  const [, requestId, downloadCode] = /^\/submission-download\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? []
  return requestId === undefined || downloadCode === undefined ? undefined : { requestId, downloadCode }
}
