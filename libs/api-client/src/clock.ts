/** For stories, whose mocked server may have another time. */
export { recordServerTime } from '@luzzu/api-core/clock'
