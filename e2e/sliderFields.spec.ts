import { expect, test } from './calculator.ts';

test.describe('number fields of sliders', () => {
  test('field, buttons and slider show one value', async ({ calculator, page }) => {
    await calculator.open();
    const slider = page.getByRole('slider', { name: 'Developers' });
    const field = page.getByRole('spinbutton', { name: 'Developers' });
    const fewer = page.getByRole('button', { name: 'Decrease: Developers' });
    await page.getByRole('button', { name: 'Increase: Developers' }).click();
    await expect(slider).toHaveValue('3');
    await expect(field).toHaveValue('3');
    await slider.press('PageUp');
    await expect(field).toHaveValue('13');
    await expect(field).toHaveAttribute('aria-valuenow', '13');
    await field.fill('1');
    await expect(slider).toHaveValue('1');
    await expect(fewer).toBeDisabled();
    await field.press('ArrowUp');
    await field.press('Shift+ArrowUp');
    await field.press('PageDown');
    await expect(slider).toHaveValue('2');
    await page.getByText('Developers', { exact: true }).click();
    await expect(field).toBeFocused();
  });

  test('− and + repeat while they are held, and a click moves one step', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    const field = page.getByRole('spinbutton', { name: 'Developers' });
    await page.getByRole('button', { name: 'Increase: Developers' }).hover();
    await page.mouse.down();
    await expect(field).toHaveValue('20');
    await page.mouse.up();
    const decrease = page.getByRole('button', { name: 'Decrease: Developers' });
    await decrease.click();
    await expect(field).toHaveValue('19');
    await decrease.hover();
    await page.mouse.down();
    await expect(field).not.toHaveValue(/^1[5-9]$/);
    await page.mouse.up();
    const released = await field.inputValue();
    await page.getByRole('slider', { name: 'Number of integrations' }).press('PageUp');
    await calculator.slide('Number of integrations', 12);
    await expect(field).toHaveValue(released);
  });

  test('a number outside the range is corrected with a note, once the field is left', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    const field = page.getByRole('spinbutton', { name: 'Number of integrations' });
    const note = page.getByText('Using 200+. Enter a whole number from 1 to 200.');
    await field.fill('500');
    await expect(field).toHaveValue('500');
    await expect(page.getByRole('slider', { name: 'Number of integrations' })).toHaveValue('200');
    await expect(note).toBeVisible();
    await field.press('Tab');
    await expect(field).toHaveValue('200+');
    await expect(note).toBeVisible();
    await calculator.slide('Number of integrations', 7);
    await expect(note).toBeHidden();
    await expect(field).toHaveValue('7');
  });

  test('what is being typed stays as it is, and Enter settles it', async ({ calculator, page }) => {
    await calculator.open();
    const field = page.getByRole('spinbutton', { name: 'Developers' });
    await field.fill('');
    await field.pressSequentially('007,');
    await expect(field).toHaveValue('007,');
    await expect(page.getByRole('slider', { name: 'Developers' })).toHaveValue('7');
    await field.press('Enter');
    await expect(field).toHaveValue('7');
  });
});
