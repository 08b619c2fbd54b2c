import { expect, it } from 'vitest';
import { companyOf, marksOf, personOf } from './people.ts';

it.each([
  ['Ada@ACME.example', 'ada@acme.example'],
  ['ada+roi@acme.example', 'ada@acme.example'],
  ['ada+roi+2@acme.example', 'ada@acme.example'],
  ['+ada@acme.example', '+ada@acme.example'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
])('knows who %s is', (email, person) => {
  expect(personOf(email)).toBe(person);
});

it.each([
  ['ada@ACME.example', 'acme.example'],
  ['ada@gmail.com', null],
  ['ada@yahoo.com.br', null],
  ['ada@ya.ru', null],
  ['ada@mailinator.com', null],
  ['ada@anything.mailinator.com', null],
  ['ada@notmailinator.com', 'notmailinator.com'],
])('knows the company of %s', (email, company) => {
  expect(companyOf(email)).toBe(company);
});

it.each([
  ['ada@acme.example', []],
  ['ada@GMail.com', ['free']],
  ['info+roi@acme.example', ['role']],
  ['admin@mailinator.com', ['disposable', 'role']],
])('marks %s', (email, marks) => {
  expect(marksOf(email)).toEqual(marks);
});
