export type TimeSlotTable = { id: number; name: string; starts_at: string; ends_at: string }

declare module '../../platform/database/schema' {
  interface Database {
    time_slot: TimeSlotTable
  }
}
