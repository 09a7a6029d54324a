/** Why a part of the portal may be missing. */
export const refreshReason =
  'A part of the portal could not be loaded. A new version may have been released, or the connection was lost.'
