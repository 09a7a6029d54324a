import { join } from 'node:path'
import type { Platform } from '../../../platform/platform.ts'
import { agencyFolder } from './agency-folder.ts'
import type { AgencySystem } from './agency-system.ts'

/** The agency system of this installation: the folder `agency` beside the data, until another is connected. */
export const agencySystemOf = ({ config }: Pick<Platform, 'config'>): AgencySystem =>
  agencyFolder(join(config.dataDir, 'agency'))
