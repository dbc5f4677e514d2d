import type { PageServices } from '@/api/pageServices'
import { logFailure } from '@/runtime/log'
import { currentVisitor, postedForm } from '@/runtime/requestContext'
import { callBackEnd } from './backEnd'
import { loadAnnouncements } from './loadAnnouncements'
import { loadBitcoinPrice } from './loadBitcoinPrice'
import { loadCatalogue } from './loadCatalogue'

export const pageServices: PageServices = {
  callBackEnd,
  loadCatalogue,
  loadAnnouncements,
  loadBitcoinPrice,
  postedForm,
  formVisitor: currentVisitor,
  logFailure,
}
