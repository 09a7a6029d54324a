import { join } from 'node:path'
import type { Platform } from '../../../platform/platform.ts'
import { agencyFolder } from './agency-folder.ts'
import type { AgencySystem } from './agency-system.ts'

/** This installation's agency management system: the folder `agency` next to the data, until another is connected. */
export const agencySystemOf = ({ config }: Pick<Platform, 'config'>): AgencySystem =>
  agencyFolder(join(config.dataDir, 'agency'))
