/** Whether a path is for programs: errors there are JSON, anywhere else a page. */
export const isDataPath = (url: string): boolean => /^\/(api|auth|open|tfa|admin\/features)(\/|$|\?)/.test(url)
