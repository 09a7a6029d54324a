/** Whether a path is for programs: what is unknown or rejected there answers JSON, anywhere else a page. */
export const isDataPath = (url: string): boolean => /^\/(api|auth|open|tfa|admin\/features)(\/|$|\?)/.test(url)
