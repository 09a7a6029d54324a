import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs'
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs'
import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs'
import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs'
import IconApps from '@tabler/icons-react/dist/esm/icons/IconApps.mjs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconChartHistogram from '@tabler/icons-react/dist/esm/icons/IconChartHistogram.mjs'
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs'
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs'
import IconCrane from '@tabler/icons-react/dist/esm/icons/IconCrane.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconFileSettings from '@tabler/icons-react/dist/esm/icons/IconFileSettings.mjs'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs'
import IconForms from '@tabler/icons-react/dist/esm/icons/IconForms.mjs'
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import IconReceipt2 from '@tabler/icons-react/dist/esm/icons/IconReceipt2.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs'
import IconSwitchHorizontal from '@tabler/icons-react/dist/esm/icons/IconSwitchHorizontal.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import IconTableImport from '@tabler/icons-react/dist/esm/icons/IconTableImport.mjs'
import IconTransferIn from '@tabler/icons-react/dist/esm/icons/IconTransferIn.mjs'
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs'
import IconUrgent from '@tabler/icons-react/dist/esm/icons/IconUrgent.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'

/** The icons of menu items, fetched alongside the page, which does not wait for them. */
const drawings = {
  Flag: IconFlag,
  Logout: IconLogout,
  Briefcase: IconBriefcase,
  LayoutSidebarLeftCollapse: IconLayoutSidebarLeftCollapse,
  LayoutSidebarLeftExpand: IconLayoutSidebarLeftExpand,
  Activity: IconActivity,
  AddressBook: IconAddressBook,
  Apps: IconApps,
  Bell: IconBell,
  Building: IconBuilding,
  CalendarEvent: IconCalendarEvent,
  Certificate: IconCertificate,
  ChartHistogram: IconChartHistogram,
  Checklist: IconChecklist,
  ClipboardCheck: IconClipboardCheck,
  ClipboardText: IconClipboardText,
  Crane: IconCrane,
  CreditCard: IconCreditCard,
  FileSettings: IconFileSettings,
  FileSpreadsheet: IconFileSpreadsheet,
  FileTypePdf: IconFileTypePdf,
  Folder: IconFolder,
  Forms: IconForms,
  Gauge: IconGauge,
  Help: IconHelp,
  History: IconHistory,
  Car: IconCar,
  Id: IconId,
  LayoutDashboard: IconLayoutDashboard,
  ListCheck: IconListCheck,
  ListNumbers: IconListNumbers,
  ListSearch: IconListSearch,
  Speakerphone: IconSpeakerphone,
  Messages: IconMessages,
  Receipt2: IconReceipt2,
  Refresh: IconRefresh,
  Scale: IconScale,
  Settings: IconSettings,
  ShieldCheck: IconShieldCheck,
  Signature: IconSignature,
  SwitchHorizontal: IconSwitchHorizontal,
  Table: IconTable,
  TableImport: IconTableImport,
  TransferIn: IconTransferIn,
  TrendingUp: IconTrendingUp,
  Urgent: IconUrgent,
  User: IconUser,
  Users: IconUsers,
  World: IconWorld,
}

export type MenuIconName = keyof typeof drawings

export default function MenuDrawing({ name, size }: { readonly name: MenuIconName; readonly size: number }) {
  const Drawing = drawings[name]
  return <Drawing size={size} stroke={1.7} aria-hidden />
}
