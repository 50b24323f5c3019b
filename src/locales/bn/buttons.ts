import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../translation.js'

export const buttons: Translation<typeof english> = {
  'button.connect': 'ওয়ালেট কানেক্ট করুন',
  'button.connecting': 'কানেক্ট হচ্ছে…',
  'button.offline': 'আপনি অফলাইনে আছেন',
  'button.restoring': 'আপনার ওয়ালেট আবার কানেক্ট হচ্ছে',
  'button.account': 'ওয়ালেট খুলুন: {network}-এ {address}',
  'button.account.balance': 'ওয়ালেট খুলুন: {balance}, {network}-এ {address}',
  'button.viewOnly': 'শুধু দেখার জন্য',
  'button.viewOnly.account': 'শুধু দেখার জন্য: {network}-এ {address}',
  'button.viewOnly.account.balance': 'শুধু দেখার জন্য: {balance}, {network}-এ {address}',
  'button.network': 'নেটওয়ার্ক বেছে নিন',
  'button.network.change': 'নেটওয়ার্ক বদলান: {network}',
  'button.unsupported': 'অসমর্থিত নেটওয়ার্ক',
  'button.wallet': '{wallet} কানেক্ট করুন',
}
